const DAY_MS = 24 * 60 * 60 * 1000

export const expiryChoices = ['never', '7', '30', '90'] as const
export type ExpiryChoice = (typeof expiryChoices)[number]

/** When a link chosen now ends; null for one that ends when it is revoked. */
export const expiryAt = (choice: ExpiryChoice, now = Date.now()): string | null =>
  choice === 'never' ? null : new Date(now + Number(choice) * DAY_MS).toISOString()
