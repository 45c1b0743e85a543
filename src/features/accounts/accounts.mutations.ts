import { useQueryClient } from '@tanstack/react-query'

import { authApi } from '#contract/auth.ts'
import { adoptSession } from '#platform/session/sign-in.ts'
import { callApi } from '#shared/api/call-api.ts'
import { toast } from '#shared/toast/toast.ts'

import { accountsCopy as copy } from './accounts.copy.ts'
import { loginProblem, type AuthProblem } from './auth-errors.ts'
import { signInCall } from './sign-in-call.ts'

/** The same words in passing and in the page: one toast is visible at a time, and the next one takes its place. */
export const worded = (title: string, problem: AuthProblem): AuthProblem => {
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
