/** A table without personal data: its primary key, of text, its other columns, and why it has no personal data. */
type ImpersonalTable = {
  key: readonly [string, ...string[]]
  others: readonly string[]
  why: string
}

/** Every table that is not in the registry of personal data. */
export const IMPERSONAL_TABLES: Readonly<Record<string, ImpersonalTable>> = {
  suppression: {
    key: ['address_hash'],
    others: ['since'],
    why: 'hashes of erased addresses, made with a secret key: they can be recognised, but not read',
  },
  erasure: {
    key: ['address_hash'],
    others: ['erased_at', 'why'],
    why: 'the same hashes for people erased since the oldest backup, and when',
  },
  secret: {
    key: ['name'],
    others: ['value'],
    why: 'random keys; without them hashes, links in emails and marks are of no use elsewhere',
  },
  letter: {
    key: ['name'],
    others: [
      ...['subject', 'preview', 'purpose', 'body', 'audience', 'state', 'reason', 'recipients', 'decided_at'],
      ...[
        'starts_at',
        'rest_at',
        'counted_from',
        'done_at',
        'stopped_at',
        'published_at',
        'alive_at',
        'home',
        'tally',
      ],
    ],
    why: 'what was written to the list, the same for everyone',
  },
  draft: {
    key: ['name'],
    others: ['fields', 'saved_at'],
    why: 'what the founder is writing and has not sent, the same for everyone who will get it',
  },
  nightly: {
    key: ['day'],
    others: ['started_at', 'done_at', 'did', 'purged'],
    why: 'what each night did, in numbers',
  },
  founder_news: {
    key: ['name'],
    others: ['told_at', 'notice', 'due_at', 'tries'],
    why: 'what the founder was notified of and when, in numbers and our own words',
  },
  maeve_count: {
    key: ['day', 'what', 'topic'],
    others: ['n'],
    why: 'how often the assistant was asked about a topic in a day; no word of a visitor',
  },
  maeve_answer: {
    key: ['name'],
    others: ['topic', 'version', 'answer', 'asked_as', 'true_until', 'answered_at', 'retracted_at'],
    why: 'what the founder has the assistant answer, the same for everyone',
  },
  maeve_tokens: { key: ['day'], others: ['n'], why: 'tokens used in a day' },
  mail_domain: {
    key: ['domain'],
    others: ['verdict', 'looked_at'],
    why: 'whether a domain accepts email, by its name alone; deleted when one of its addresses is erased, then looked up again',
  },
  launch_statement: {
    key: ['day'],
    others: ['said', 'until', 'came', 'stated_at', 'warned_at', 'warned_again_at'],
    why: 'what the site said of the launch and when, the same to everyone',
  },
  source: {
    key: ['code'],
    others: ['name', 'cost', 'made_at', 'ended_at'],
    why: 'where the founder put a link, the same for everyone who follows it',
  },
  district: {
    key: ['code'],
    others: ['goal', 'stage', 'reason', 'moved_at'],
    why: 'what the founder set for a district, the same for everyone who lives there',
  },
  shown_answers: {
    key: ['name'],
    others: ['day', 'shown'],
    why: 'how many people in a place chose what, as of one night, without groups too small to show',
  },
  opening_week: {
    key: ['name'],
    others: ['district', 'people', 'chosen_at', 'steps', 'stopped_at', 'reason'],
    why: 'what the founder did to open a district, in numbers and their own words; nothing about the people',
  },
  source_count: {
    key: ['day', 'source', 'step'],
    others: ['n'],
    why: 'how many page loads came from a source in a day; nothing distinguishes them',
  },
  waitlist_gone: {
    key: ['day', 'source', 'step'],
    others: ['n'],
    why: 'how many deleted entries had come from a source, and how far they got; nothing about the people',
  },
  // The headline experiment is gone. A server of the previous version may still be writing these two tables, and older
  // backups hold rows of them. The next release drops them in a migration; its restore must still accept those backups.
  experiment: {
    key: ['name'],
    others: ['version_a', 'version_b', 'hope', 'draws', 'begins_at', 'stopped_at'],
    why: 'which words the page showed in which hour, the same to everyone',
  },
  experiment_count: {
    key: ['experiment', 'hour', 'step'],
    others: ['n'],
    why: 'how many page loads and joins there were in an hour; nothing distinguishes them',
  },
  counter: { key: ['name'], others: ['n'], why: 'totals over everyone' },
  migration: { key: ['name'], others: ['applied_at'], why: 'which migrations were applied' },
}
