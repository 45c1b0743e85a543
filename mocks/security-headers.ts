/** No `upgrade-insecure-requests` and no HSTS: this server speaks plain HTTP on one's own machine. */
const POLICY = [
  `default-src 'none'`,
  `script-src 'self' https://js.stripe.com https://*.js.stripe.com`,
  `style-src 'self'`,
  `font-src 'self'`,
  `manifest-src 'self'`,
  `worker-src 'self'`,
  `img-src 'self' blob: data: https://*.stripe.com`,
  `connect-src 'self' https://api.stripe.com`,
  `frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
].join('; ')

const PERMISSIONS = 'payment=(self "https://js.stripe.com"), camera=(), microphone=(), geolocation=(), usb=()'

/** Addresses that hold a secret: a link on the page must not carry it away. */
const isSecret = (url: URL) =>
  url.pathname.startsWith('/reset-password') || url.searchParams.has('shared') || url.searchParams.has('token')

/** What every answer carries, pages and API alike. */
export const securityHeaders = (url: URL): Record<string, string> => ({
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': isSecret(url) ? 'no-referrer' : 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
})
