import { documentsApi } from '#contract/documents.ts'
import { libraryCareApi } from '#contract/library-care.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

/** Takes a paper out of the person's library. It is sent at once; where the server keeps a trash, it rests there. */
export const useRemovePaper = () =>
  useApiMutation(documentsApi.remove, {
    invalidates: [documentsApi.list, libraryCareApi.trash],
    inAllTabs: true,
    onSuccess: () => {
      toast({ title: 'Paper removed' })
    },
    onError: (error) =>
      toast({ title: 'The paper was not removed', description: error.message, variant: 'destructive' }),
  })
