import pg from 'pg'

type Connected = (error: Error | null) => void
/** The settings of `pg`, apart from the address to connect to. */
type Settings = Omit<pg.ClientConfig, 'connectionString'>

/**
 * Creates clients that connect to the primary among several servers, each with its own URL. A client uses the server
 * that was last found to be the primary. If that server cannot be reached or does not accept writes, the next client
 * tries the next one; `tryEach` retries work for this. With a single URL, nothing is checked or retried.
 */
export function primaryAmong(urls: readonly string[]) {
  let current = 0
  const notConnected = new WeakSet<Error>()

  class PrimaryClient extends pg.Client {
    readonly #server = current
    readonly #patienceMs: number

    constructor({ connectionTimeoutMillis = 0, ...settings }: Settings = {}) {
      // Split between the servers, so that trying all of them takes as long as trying one.
      const patienceMs = Math.ceil(connectionTimeoutMillis / urls.length)
      super({ ...settings, connectionTimeoutMillis: patienceMs, connectionString: urls[current]! })
      this.#patienceMs = patienceMs
      // The user of a broken connection gets the error; without a listener the event would end the process.
      this.on('error', () => {})
    }

    override connect(): Promise<this>
    override connect(callback: Connected): void
    override connect(callback?: Connected) {
      const connected = this.#reach()
      if (!callback) return connected
      connected.then(() => callback(null), callback)
    }

    async #reach(): Promise<this> {
      try {
        await super.connect()
        if (urls.length > 1) await this.#refuseStandby()
        return this
      } catch (error) {
        notConnected.add(error as Error)
        this.end().catch(() => {})
        // Another client may have moved on already.
        if (current === this.#server) current = (current + 1) % urls.length
        throw error
      }
    }

    /** Throws if the server is read-only: a standby, or a former primary that must get no more writes. */
    async #refuseStandby() {
      const probe = { text: 'show transaction_read_only', query_timeout: this.#patienceMs }
      const { rows } = await this.query<{ transaction_read_only: string }>(probe)
      if (rows[0]?.transaction_read_only === 'on') throw new Error('no server in DATABASE_URL accepts writes')
    }
  }

  return {
    Client: PrimaryClient,

    /** Runs `work` until it reaches a server, at most once for each server. A failure after that is not retried. */
    async tryEach<Result>(work: () => Promise<Result>): Promise<Result> {
      for (let tried = 1; ; tried++) {
        try {
          return await work()
        } catch (error) {
          if (tried >= urls.length || !notConnected.has(error as Error)) throw error
        }
      }
    },
  }
}
