import * as v from 'valibot'

const Text = v.optional(v.string())

/** Who runs the site, which the law requires the site and its emails to say. */
export const operatorVariables = {
  OPERATOR_NAME: Text,
  OPERATOR_CONTACT: Text,
  COMPANY_NUMBER: Text,
  COMPANY_REGISTERED_IN: Text,
  COMPANY_ADDRESS: Text,
  ICO_REGISTRATION: Text,
  OPERATOR_PROCESSORS: Text,
} as const

export type OperatorSettings = {
  /** Who keeps the waitlist and how to reach them, as on the privacy page. */
  operatorName: string | undefined
  operatorContact: string | undefined
  /** What follows the company's name: where it is registered, its number and its address. */
  operatorCompany?: string | undefined
  /** The names of the settings that are still missing from `operatorCompany`. */
  companyUnset?: readonly string[]
  /** Who handles personal data for the operator, each with the country, as on the privacy page. */
  operatorProcessors?: string | undefined
}

/** Returns the names of the settings that are still missing for the sender of an email. */
export const senderUnset = ({ operatorName, operatorContact }: OperatorSettings): string[] => [
  ...(operatorName ? [] : ['OPERATOR_NAME']),
  ...(operatorContact ? [] : ['OPERATOR_CONTACT']),
]

type Given = Readonly<Partial<Record<keyof typeof operatorVariables, string | undefined>>>

/** Reads who runs the site. A business that is not a company has neither a number nor a place of registration. */
export function readOperator(given: Given): OperatorSettings {
  const { COMPANY_NUMBER: number, COMPANY_REGISTERED_IN: place, COMPANY_ADDRESS: address } = given
  const isCompany = Boolean(number || place)
  const parts = [
    place && `registered in ${place}`,
    number && `no. ${number}`,
    address && (isCompany ? `registered office: ${address}` : address),
    given.ICO_REGISTRATION && `ICO registration ${given.ICO_REGISTRATION}`,
  ]
  const asked = [
    'COMPANY_ADDRESS',
    'ICO_REGISTRATION',
    ...(isCompany ? ['COMPANY_NUMBER', 'COMPANY_REGISTERED_IN'] : []),
  ]
  return {
    operatorName: given.OPERATOR_NAME,
    operatorContact: given.OPERATOR_CONTACT,
    operatorCompany: parts.filter(Boolean).join(', ') || undefined,
    companyUnset: asked.filter(name => !given[name as keyof Given]),
    operatorProcessors: given.OPERATOR_PROCESSORS,
  }
}
