/**
 * Claims that only the operator can make true, as the README says in "Before going live". `pattern` recognises a kind
 * of claim; `needs` says what it needs to be true.
 */
export const claims: readonly { pattern: RegExp; needs: string }[] = [
  {
    pattern: /\b(?:certif\w+|accredit\w+|licen[cs]ed|approved|award\w*|guarantee[ds]?|warrant\w+)\b/i,
    needs: 'a certificate, its issuer, or the terms of a guarantee',
  },
  {
    pattern:
      /\b(?:eco\b|eco-?\w+|green(?:er|est)?|sustainab\w+|carbon|net[- ]zero|climate|environment\w*|planet|plastic-free|biodegradable|renewable)/i,
    needs: 'evidence for a green claim',
  },
  {
    pattern:
      /\d[\d.]*\s?%|\bpercent|\bper cent|£\s?\d[\d,.]*\s*off\b|\bdiscount\w*|\bhalf[- ]price|\bpriority\b|\bperks?\b|\bcashback/i,
    needs: 'terms of an offer, written down before anyone joins for it',
  },
  { pattern: /\bfree\b(?! to\b)/i, needs: 'how long it is free' },
  { pattern: /\bsecure\b|\bspam\b|\bunhackable|\bnever shared?\b/i, needs: 'that the software keeps it so' },
  {
    pattern:
      /\b(?:\d[\d,]*|hundreds|thousands|millions)\s+(?:of\s+)?(?:\w+\s+)?(?:people|customers|drivers|members|buyers|motorists)\b/i,
    needs: 'a number that is no higher than the truth',
  },
]
