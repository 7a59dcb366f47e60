/**
 * Where the desk's page exchanges its link for a key, asks for everything else by the name of a call, and has emails shown
 * in a frame.
 */
export const DESK_PATHS = { open: '/open', call: '/call/', preview: '/preview/' } as const
