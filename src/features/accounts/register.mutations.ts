import { useQueryClient } from '@tanstack/react-query'

import { authApi } from '#contract/auth.ts'
import { adoptSession } from '#platform/session/sign-in.ts'
import { callApi } from '#shared/api/call-api.ts'
import { toast } from '#shared/toast/toast.ts'

import { worded } from './accounts.mutations.ts'
import { registerCopy as copy } from './register.copy.ts'
import { registerProblem } from './register-problem.ts'
import { signInCall } from './sign-in-call.ts'

export function useRegister() {
  const client = useQueryClient()
  return {
    send: async ({ username, email, password }: { username: string; email: string; password: string }) => {
      const body = { username: username.trim(), email: email.trim(), password }
      adoptSession(client, await signInCall(email, () => callApi(authApi.register, { body })))
      toast({ title: copy.done })
    },
    explain: (error: unknown) => worded(copy.failed, registerProblem(error)),
  }
}
