/** Returns a document's lines, with the repository's address and the settings that the reader has to fill in. */
export function installation(block: string): string {
  const settings = `sed -i -E '/^(HOST|DATABASE_URL|PORT)=/d' /etc/kerbside.env; echo PORT=$PORT >>/etc/kerbside.env`
  return `${block.replace(/git clone \S+ /, 'git clone -q $REPOSITORY ').replace(/# then fill it in/, `\n${settings}`)}
    ready`
}
