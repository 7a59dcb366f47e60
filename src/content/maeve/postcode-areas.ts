/** Postcode areas and the place each is named after. `uk: false` marks a Crown Dependency. */
type PostcodeArea = { area: string; town: string; nation: string; uk: boolean }

const byNation = {
  Scotland:
    'AB Aberdeen, DD Dundee, DG Dumfries, EH Edinburgh, FK Falkirk, G Glasgow, HS Stornoway (Outer Hebrides), IV Inverness, KA Kilmarnock, KW Kirkwall, KY Kirkcaldy, ML Motherwell, PA Paisley, PH Perth, TD Galashiels, ZE Lerwick (Shetland)',
  England:
    'AL St Albans, B Birmingham, BA Bath, BB Blackburn, BD Bradford, BH Bournemouth, BL Bolton, BN Brighton, BR Bromley, BS Bristol, CA Carlisle, CB Cambridge, CH Chester, CM Chelmsford, CO Colchester, CR Croydon, CT Canterbury, CV Coventry, CW Crewe, DA Dartford, DE Derby, DH Durham, DL Darlington, DN Doncaster, DT Dorchester, DY Dudley, E London (East), EC London (East Central), EN Enfield, EX Exeter, FY Blackpool, GL Gloucester, GU Guildford, HA Harrow, HD Huddersfield, HG Harrogate, HP Hemel Hempstead, HR Hereford, HU Hull, HX Halifax, IG Ilford, IP Ipswich, KT Kingston upon Thames, L Liverpool, LA Lancaster, LE Leicester, LN Lincoln, LS Leeds, LU Luton, M Manchester, ME Medway (Rochester), MK Milton Keynes, N London (North), NE Newcastle upon Tyne, NG Nottingham, NN Northampton, NR Norwich, NW London (North West), OL Oldham, OX Oxford, PE Peterborough, PL Plymouth, PO Portsmouth, PR Preston, RG Reading, RH Redhill, RM Romford, S Sheffield, SE London (South East), SG Stevenage, SK Stockport, SL Slough, SM Sutton, SN Swindon, SO Southampton, SP Salisbury, SR Sunderland, SS Southend-on-Sea, ST Stoke-on-Trent, SW London (South West), SY Shrewsbury, TA Taunton, TF Telford, TN Tonbridge, TQ Torquay, TR Truro, TS Middlesbrough (Teesside), TW Twickenham, UB Southall, W London (West), WA Warrington, WC London (West Central), WD Watford, WF Wakefield, WN Wigan, WR Worcester, WS Walsall, WV Wolverhampton, YO York',
  'Northern Ireland': 'BT Belfast',
  Wales: 'CF Cardiff, LD Llandrindod Wells, LL Llandudno, NP Newport, SA Swansea',
  Guernsey: 'GY Guernsey',
  'Isle of Man': 'IM Isle of Man',
  Jersey: 'JE Jersey',
} as const

const crownDependencies: readonly string[] = ['Guernsey', 'Isle of Man', 'Jersey']

/** All 124 areas, keyed by their letters, such as `LS`. */
export const postcodeAreas: ReadonlyMap<string, PostcodeArea> = new Map(
  Object.entries(byNation).flatMap(([nation, list]) =>
    list.split(', ').map(pair => {
      const [area = '', ...town] = pair.split(' ')
      return [area, { area, town: town.join(' '), nation, uk: !crownDependencies.includes(nation) }] as const
    }),
  ),
)
