export const realtimeCopy = {
  paused: 'Live updates paused',
  reconnect: 'Reconnect',
} as const
