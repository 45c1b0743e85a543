import type { Plugin } from 'vite'

export const embeddedApi = (): Plugin => ({ name: 'embedded-api' })
