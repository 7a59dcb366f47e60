/** Formats pence as pounds: £120, £0.87. */
export const inPounds = (pence: number): string =>
  (pence / 100).toLocaleString('en-GB', {
    style: 'currency',
    currency: 'GBP',
    ...(pence % 100 === 0 && { minimumFractionDigits: 0 }),
  })
