/** Where the desk's page exchanges its link for a key, and where it calls actions by name. */
export const DESK_PATHS = { open: '/open', call: '/call/' } as const
