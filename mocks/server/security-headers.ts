/** Origins beside the page's own: of the API, and of the socket (both `https:` and `wss:`). */
export type Elsewhere = { api?: string; socket?: string }

const sources = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')

/**
 * The content-security policy: the one source. The files in `hosting/` hold the same words, which a test compares. No
 * `upgrade-insecure-requests` and no HSTS here: the embedded server speaks plain HTTP on one's own machine.
 */
export const contentPolicy = ({ api, socket }: Elsewhere = {}): string =>
  [
    `default-src 'none'`,
    `script-src 'self' https://js.stripe.com https://*.js.stripe.com`,
    `style-src 'self'`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    sources(`img-src 'self' blob: data:`, api, `https://*.stripe.com`),
    sources(`connect-src 'self'`, api, socket, `https://api.stripe.com`),
    `frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')

/**
 * Trusted Types hold in our own code, and not yet in the tours' and the editors' libraries: reported, not enforced.
 * Stripe's loader needs `default`.
 */
export const TRUSTED_TYPES = `require-trusted-types-for 'script'`

/** What a host with TLS adds to the policy. */
export const TLS_POLICY = 'upgrade-insecure-requests'
export const HSTS = 'max-age=63072000; includeSubDomains'

const PERMISSIONS = 'payment=(self "https://js.stripe.com"), camera=(), microphone=(), geolocation=(), usb=()'

/** Addresses that hold a secret: a link on the page must not carry it away. */
const isSecret = (url: URL) =>
  url.pathname.startsWith('/reset-password') || url.searchParams.has('shared') || url.searchParams.has('token')

/** What every answer carries, pages and API alike. */
export const securityHeaders = (url: URL): Record<string, string> => ({
  'content-security-policy': contentPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': isSecret(url) ? 'no-referrer' : 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
})
