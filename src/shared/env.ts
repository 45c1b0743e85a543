/** What the build or the dev server was told, read once. Nothing else reads import.meta.env, but for the two dead-code switches. */
export const env = {
  /** Where the API lives; may be another origin. Default /api. */
  apiBase: (import.meta.env['VITE_API_BASE_URL'] as string | undefined)?.replace(/(?<!\/)\/+$/, '') || '/api',
  /** Origin of the socket; the page's own when absent. Path /socket.io. */
  socketUrl: (import.meta.env['VITE_SOCKET_URL'] as string | undefined) || undefined,
  stripeKey: (import.meta.env['VITE_STRIPE_PUBLISHABLE_KEY'] as string | undefined) || undefined,
}
