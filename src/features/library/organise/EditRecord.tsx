import { useQuery } from '@tanstack/react-query'

import { paperQuery } from '#research/papers/papers.queries.ts'

import { EditRecordDialog } from './EditRecordDialog.tsx'

type Props = { id: string; onClose: () => void }

/** Opens the form once the record is there as the server has it now. */
export function EditRecord({ id, onClose }: Props) {
  const { data } = useQuery({ ...paperQuery(id), staleTime: 0 })
  return data ? <EditRecordDialog paper={data} onClose={onClose} /> : null
}
