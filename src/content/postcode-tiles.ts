/**
 * The UK and its neighbours as tiles, one for each postcode area, with north at the top. Each tile is
 * two characters.
 */
const GRID = `
.. .. .. .. .. .. .. ZE .. .. .. ..
.. .. .. .. .. KW .. .. .. .. .. ..
.. .. HS .. IV AB .. .. .. .. .. ..
.. .. .. .. PH DD .. .. .. .. .. ..
.. .. .. PA FK KY .. .. .. .. .. ..
.. .. .. G  ML EH .. .. .. .. .. ..
.. .. .. KA DG TD NE .. .. .. .. ..
.. BT .. .. .. CA DH SR .. .. .. ..
.. .. IM .. .. LA DL TS .. .. .. ..
.. .. .. FY PR BB HG YO .. .. .. ..
.. .. .. WN BL HX BD LS HU .. .. ..
.. .. L  WA M  OL HD WF DN .. .. ..
.. .. LL CH CW SK S  NG LN .. .. ..
.. .. .. SY TF ST DE LE PE NR .. ..
.. .. .. HR WV WS CV NN CB IP .. ..
.. .. LD WR DY B  MK LU SG CO .. ..
.. SA CF NP GL OX HP AL EN CM .. ..
.. .. .. BS SN SL WD NW N  IG RM SS
.. .. .. TA BA UB HA W  WC EC E  ..
.. .. EX DT SP RG TW SW SE BR DA ..
TR PL TQ .. BH GU KT SM CR TN ME CT
.. .. .. .. .. SO PO RH BN .. .. ..
.. .. GY JE .. .. .. .. .. .. .. ..`

/** Where a postcode area's tile is, counted from the top left. */
type PostcodeTile = { area: string; row: number; column: number }

export const postcodeTiles: readonly PostcodeTile[] = GRID.trim()
  .split('\n')
  .flatMap((line, row) => line.split(/ +/).map((area, column) => ({ area, row, column })))
  .filter(({ area }) => area !== '..')
