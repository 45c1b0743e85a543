import { defineApi } from './endpoint.ts'
import { notShownSchema } from './identifiers.ts'

/**
 * The development login, in a file of its own: a production build contains neither the call nor its path, and a path
 * inside `authApi` could not be left out of a bundle.
 */
export const devLoginApi = defineApi('auth', {
  /** Signs in a person for development, without a password. */
  devLogin: {
    method: 'POST',
    path: '/auth/dev/login',
    response: notShownSchema,
    recovers: false,
    timeout: 3000,
  },
})
