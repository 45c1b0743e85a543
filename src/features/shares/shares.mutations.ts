import { sharesApi } from '#contract/shares.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { sharesCopy as copy } from './shares.copy.ts'

const failed = (title: string) => (error: Error) =>
  void toast({ title, description: messageOf(error, ''), variant: 'destructive' })

/** Its failure stands in the dialog, where the title and the choice are kept. */
export const useCreateShare = () => useApiMutation(sharesApi.create, { invalidates: [sharesApi.list] })

export const useChangeShare = () =>
  useApiMutation(sharesApi.change, {
    invalidates: [sharesApi.list],
    onSuccess: () => void toast({ title: copy.changed }),
    onError: failed(copy.changeFailed),
  })

export const useRevokeShare = () =>
  useApiMutation(sharesApi.revoke, {
    invalidates: [sharesApi.list, sharesApi.read],
    onSuccess: () => void toast({ title: copy.revoked }),
    onError: failed(copy.revokeFailed),
  })
