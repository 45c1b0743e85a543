export const copy = {
  paused: 'Live updates paused',
  reconnect: 'Reconnect',
} as const
