import { useDraft } from '#platform/drafts/use-draft.ts'

import { useUnsentFile } from '../unsent-files.ts'
import type { CommentPlace } from './comment-place.ts'
import { readSpot, type Spot } from './draft-spot.ts'
import { categoryOptions, priorityOptions } from './overlay.copy.ts'

const EMPTY = { content: '', category: 'general', priority: 'medium', spot: '', fileName: '' }

type Option<V extends string> = readonly { value: V }[]
const oneOf = <V extends string>(options: Option<V>, value: string, fallback: V): V =>
  options.find((option) => option.value === value)?.value ?? fallback

/** The comment that is being written on a page: text, choices and spot survive a reload, its file lives with the page. */
export function useNewComment({ page, subpage }: CommentPlace) {
  const target = `${page}/${subpage ?? ''}`
  const [fields, setFields, discardFields] = useDraft('comment-new', target, EMPTY)
  const [file, keepFile] = useUnsentFile(`new/${target}`)
  const change = (part: Partial<typeof EMPTY>) => setFields((before) => ({ ...before, ...part }))
  return {
    content: fields.content,
    category: oneOf(categoryOptions, fields.category, 'general'),
    priority: oneOf(priorityOptions, fields.priority, 'medium'),
    spot: readSpot(fields.spot),
    file,
    /** The name of a file that was chosen before a reload took it away. */
    lostFile: file ? undefined : fields.fileName || undefined,
    isBegun: fields.content.trim() !== '' || file !== undefined,
    change,
    setSpot: (spot: Spot) => change({ spot: JSON.stringify(spot) }),
    setFile: (next: File | undefined) => {
      keepFile(next)
      change({ fileName: next?.name ?? '' })
    },
    discard: () => {
      keepFile(undefined)
      discardFields()
    },
  }
}
export type NewCommentDraft = ReturnType<typeof useNewComment>
