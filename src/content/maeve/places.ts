const list = (text: string): readonly string[] => text.split(',').map(name => name.trim())

/** Places people name that no postcode area is called after. */
export const places: readonly string[] = list(`
Salford, Bury, Rochdale, Trafford, Altrincham, Tameside, Ashton-under-Lyne, Bootle, Wirral, Birkenhead,
St Helens, Southport, Widnes, Runcorn, Macclesfield, Burnley, Morecambe, Chorley, Gateshead,
South Shields, North Shields, Tynemouth, Hartlepool, Stockton, Teesside, Wearside, Tyneside, Hove,
Worthing, Eastbourne, Crawley, Horsham, Hastings, Maidstone, Gillingham, Chatham, Ashford, Folkestone,
Dover, Margate, Basingstoke, Bracknell, Wokingham, Newbury, Windsor, Maidenhead, High Wycombe,
Aylesbury, Banbury, Bicester, Winchester, Eastleigh, Gosport, Fareham, Isle of Wight, Poole,
Christchurch, Weymouth, Yeovil, Bridgwater, Weston-super-Mare, Cheltenham, Stroud, Trowbridge,
Barnstaple, Paignton, Falmouth, Penzance, Newquay, Solihull, Sutton Coldfield, West Bromwich, Redditch,
Nuneaton, Rugby, Leamington Spa, Warwick, Stafford, Newcastle-under-Lyme, Burton-on-Trent, Tamworth,
Kidderminster, Stourbridge, Loughborough, Mansfield, Newark, Chesterfield, Rotherham, Barnsley,
Scunthorpe, Grimsby, Keighley, Dewsbury, Pontefract, Castleford, Scarborough, Kettering, Corby,
Wellingborough, Bedford, Stansted, Harlow, Basildon, Brentwood, Clacton, Great Yarmouth, Lowestoft,
King’s Lynn, Bury St Edmunds, Felixstowe, Hitchin, Welwyn, Hatfield, Hertford, Hackney, Stratford,
Walthamstow, Camden, Islington, Tottenham, Brixton, Clapham, Wimbledon, Battersea, Peckham, Greenwich,
Lewisham, Shoreditch, Hammersmith, Ealing, Brent, Wembley, Barnet, Hounslow, Richmond, Uxbridge,
Barking, Canary Wharf, Merthyr Tydfil, Barry, Pontypridd, Caerphilly, Bridgend, Cwmbran, Neath,
Port Talbot, Llanelli, Carmarthen, Aberystwyth, Bangor, Wrexham, Rhyl, Anglesey, Livingston,
Dunfermline, St Andrews, Stirling, Hamilton, East Kilbride, Clydebank, Greenock, Ayr, Fort William,
Elgin, Skye, Orkney, Lisburn, Derry, Londonderry, Newry, Armagh, Ballymena`)

/** Regions and nations people name. */
export const regions: readonly string[] = list(`
London, England, Scotland, Wales, Northern Ireland, Cornwall, Devon, Somerset, Dorset, Kent, Essex,
Sussex, Surrey, Hampshire, Wiltshire, Gloucestershire, Oxfordshire, Berkshire, Buckinghamshire,
Hertfordshire, Bedfordshire, Suffolk, Norfolk, Cambridgeshire, Lincolnshire, Yorkshire, Lancashire,
Cheshire, Cumbria, Northumberland, Derbyshire, Nottinghamshire, Leicestershire, Northamptonshire,
Warwickshire, Staffordshire, Shropshire, Herefordshire, Worcestershire, Merseyside, Greater Manchester,
West Midlands, East Midlands, Midlands, Highlands, Borders, Fife, Lothian, Pembrokeshire, Gwynedd,
Powys, South Wales, North Wales, Lake District, Peak District, Cotswolds, East Anglia, Home Counties,
West Country`)

/** Names that are also everyday words: they count only after "in", "to", "near" and the like. */
export const ambiguousPlaces: readonly string[] = list(
  `reading, bath, bury, rugby, barking, derby, sutton, barry, hamilton, brent, borders, stirling, hove, st andrews, hull, perth`,
)
