/** What the page calls the options of the commands. */
const PLAIN: Record<string, string> = {
  '--area': 'the area',
  '--at': 'the time',
  '--cost': 'the cost',
  '--since': 'the first day',
  '--until': 'the last day',
  '--wave': 'the wave’s name',
}

/** A refusal of a command for the page, which has no options: `--at` is the time. */
export function plainWords(message: string): string {
  const plain = message.replace(/--[a-z]+(?![a-z-])/g, option => PLAIN[option] ?? option)
  return message.startsWith('--') ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain
}
