/** The first letters of a stored postcode, such as `LS`. */
export const AREA_SQL = `case when substr(postcode, 2, 1) between '0' and '9'
  then substr(postcode, 1, 1) else substr(postcode, 1, 2) end`

/** A stored postcode without its last three characters, such as `LS6`. */
export const OUTWARD_SQL = 'rtrim(substr(postcode, 1, length(postcode) - 3))'
