/** Patterns that tell places from other words and codes, on folded text. */

/** Read as an outward code only after a word such as "in": slang, motorways, fuels, car models. */
export const doubtfulOutward =
  /^(?:[a-z]\d{1,2}[a-z]?|mk\d|co2|wd40|ne1|me2|so2|cr7|ct\d|ds\d|cx\d|hr\d{2}|se\d|ls\d00|gt\d|ip6\d|ex[39]0|dl\d)$/
export const carWords =
  /\b(?:golf|polo|volvo|audi|bmw|ford|mazda|kia|vw|volkswagen|mercedes|peugeot|citroen|renault|nissan|toyota|fiesta|focus|astra|corsa|mini|skoda|diesel|petrol|hybrid|tdi|motorway|fuel|engine|code|junction|vitamin|unleaded|camper|transit)\b/
export const before =
  /\b(?:in|to|near|around|round|from|at|for|cover|covering|of|outside|postcode|is|about|do|live|lives|serve|visit|my|by|area|tae|roon|intae|based|over|up|down|roond)$/
/** One of these must come before a place whose name is also an everyday word. */
export const surelyBefore =
  /\b(?:in|near|around|to|from|cover|covering|serve|outside|live in|lives in|based in|coming to|come to|reach|visit|do you do|about|at|tae|is)$/
