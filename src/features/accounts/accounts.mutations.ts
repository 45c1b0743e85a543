import { useQueryClient } from '@tanstack/react-query'

import { authApi } from '#contract/auth.ts'
import { adoptSession } from '#platform/session/sign-in.ts'
import { callApi } from '#shared/api/call-api.ts'
import { toast } from '#shared/toast/toast.ts'

import { accountsCopy as copy } from './accounts.copy.ts'
import { loginProblem, passwordProblem, registerProblem, type AuthProblem } from './auth-errors.ts'
import { signInCall } from './sign-in-call.ts'

/** The same words in passing and in the page: one toast is visible at a time, and the next one takes its place. */
const worded = (title: string, problem: AuthProblem): AuthProblem => {
  toast({ title, description: problem.message, variant: 'destructive' })
  return problem
}

export function useLogin() {
  const client = useQueryClient()
  return {
    send: async ({ email, password }: { email: string; password: string }) => {
      const body = { email: email.trim(), password }
      adoptSession(client, await signInCall(email, () => callApi(authApi.login, { body })))
      toast({ title: copy.login.done })
    },
    explain: (error: unknown) => worded(copy.login.failed, loginProblem(error)),
  }
}

export function useRegister() {
  const client = useQueryClient()
  return {
    send: async ({ username, email, password }: { username: string; email: string; password: string }) => {
      const body = { username: username.trim(), email: email.trim(), password }
      adoptSession(client, await signInCall(email, () => callApi(authApi.register, { body })))
      toast({ title: copy.register.done })
    },
    explain: (error: unknown) => worded(copy.register.failed, registerProblem(error)),
  }
}

export const sendResetLink = ({ email }: { email: string }) =>
  callApi(authApi.forgotPassword, { body: { email: email.trim() } })

export const explainForgot = (error: unknown) => passwordProblem(error, copy.forgot.failed)
