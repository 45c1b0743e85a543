import type { PersonaData } from '#contract/user.ts'
import { toast } from '#shared/toast/toast.ts'

import { personaCopy as copy } from './persona.copy.ts'
import { usePersonaRecord } from './use-persona-record.ts'

export type ListKey = 'tasks' | 'resources' | 'fundingOpportunities' | 'proposals'
type ItemOf<K extends ListKey> = NonNullable<PersonaData[K]>[number]

const LIST_MAX = 200

/** A list that the person keeps on their dashboard: on this device at once, on the account as soon as that can be. */
export function useOwnList<K extends ListKey>(key: K) {
  const { record, change } = usePersonaRecord()
  const list = (record.data[key] ?? []) as readonly ItemOf<K>[]

  const set = (next: (list: readonly ItemOf<K>[]) => readonly ItemOf<K>[]) =>
    change(
      (before) => ({
        ...before,
        data: { ...before.data, [key]: next((before.data[key] ?? []) as readonly ItemOf<K>[]).slice(0, LIST_MAX) },
      }),
      ['data'],
    )

  return {
    list,
    add: (item: ItemOf<K>) => set((now) => [...now, item]),
    replace: (index: number, item: ItemOf<K>) => set((now) => now.with(index, item)),
    /** Takes an entry out; the message that says so can bring it back. */
    remove: (index: number, message: string) => {
      const item = list[index]
      if (item === undefined) return
      set((now) => now.toSpliced(index, 1))
      toast({
        title: message,
        action: { label: copy.undo, onClick: () => set((now) => now.toSpliced(index, 0, item)) },
      })
    },
  }
}

/** An id for an entry that is made here. */
export const newItemId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`
