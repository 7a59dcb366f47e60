/**
 * Whether a row of `mail_outbox` that was given up says that there is no such mailbox: SMTP's 550, 551 and 553, or an
 * enhanced status 5.1.x (RFC 3463), but not a refusal by policy, 5.7.x, which is about the sender.
 */
export const REFUSED_ADDRESS_SQL = `(fault like '5%' and fault not like '%5.7.%'
  and (fault like '550%' or fault like '551%' or fault like '553%' or fault like '%5.1.%'))`
