/** Where the desk's page exchanges its link for a key, and asks for everything else by the name of a call. */
export const DESK_PATHS = { open: '/open', call: '/call/' } as const
