/**
 * The last district of each area in which people live and, after a comma, any beyond a gap. Some lower
 * numbers are not in use.
 */
const LAST = `
  AB56 AL10 B98 BA22 BB18 BD24 BH31 BL9 BN45 BR8 BS49 BT94 CA28 CB25 CF83 CH66 CM24,77 CO16 CR9 CT21 CV47 CW12
  DA18 DD11 DE75 DG16 DH9 DL17 DN41 DT11 DY14 E20 EC4 EH55 EN11 EX39 FK21 FY8 G84 GL56 GU52 GY10 HA9 HD9 HG5
  HP27 HR9 HS9 HU20 HX7 IG11 IM9 IP33 IV63 JE4 KA30 KT24 KW17 KY16 L40 LA23 LD8 LE19,65,67 LL78 LN13 LS29 LU7
  M50 ME20 MK46 ML12 N22 NE71 NG34 NN18,29 NP44 NR35 NW11 OL16 OX49 PA78 PE38 PH50 PL35 PO41 PR26 RG45 RH20 RM20
  S81 SA73 SE28 SG19 SK23 SL9 SM7 SN26 SO53 SP11 SR8 SS17 ST21 SW20 SY25 TA24 TD15 TF13 TN40 TQ14 TR27 TS29 TW20
  UB11 W14 WA16 WC2 WD25 WF17 WN8 WR15 WS15 WV16 YO62 ZE3
`

const last = new Map(
  [...LAST.matchAll(/([A-Z]+)(\d+)((?:,\d+)*)/g)].map(([, area, n, apart]) => [
    area,
    { n: Number(n), apart: apart!.split(',').map(Number) },
  ]),
)

/** The areas with a district 0, and those that begin at 10. */
const FROM_0 = ['BL', 'BS', 'CM', 'CR', 'FY', 'HA', 'PR', 'SL', 'SS']
const FROM_10 = ['AB', 'LL', 'SO']
/** The districts that letters divide further, as in SW1A. */
const DIVIDED = /^(?:E1|EC[1-4]|N1|NW1|SE1|SW1|W1|WC[12])[A-HJ-NP-Z]$/

/** Returns whether there can be such a district: there can be an LS6, but no LS66. */
export function isPostcodeDistrict(code: string): boolean {
  const [, area = '', digits, letter] = /^([A-Z]{1,2})(0|[1-9]\d?)([A-Z])?$/.exec(code) ?? []
  const known = last.get(area)
  if (!known || (letter && !DIVIDED.test(code))) return false
  const n = Number(digits)
  return (n >= firstOf(area) && n <= known.n) || (n > 0 && known.apart.includes(n))
}

/** Says which districts an area has, such as “LS1 to LS29”; empty if none are known. */
export function districtsOf(area: string): string {
  const known = last.get(area)
  if (!known) return ''
  const [first, ...more] = [firstOf(area), known.n, ...known.apart.filter(Boolean)].map(n => area + n)
  return `${first} to ${more.join(', ').replace(/, (?=[^,]*$)/, ' and ')}`
}

const firstOf = (area: string): number => (FROM_0.includes(area) ? 0 : FROM_10.includes(area) ? 10 : 1)
