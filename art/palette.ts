export const palette = { paper: '#FBF4E6', green: '#0F4A3A', mint: '#E4F3EC', glow: '#FFE2A6' }
