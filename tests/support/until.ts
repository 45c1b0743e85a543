import { vi } from 'vitest'

/**
 * Looks until nothing is thrown any more, and gives what was found: for what comes about without a page (on pages it is
 * `waitFor`). The library would wait for one second, which a crowded machine needs for nothing at all.
 */
export const until = <Found>(look: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(look, { timeout: 20_000, interval: 20 })
