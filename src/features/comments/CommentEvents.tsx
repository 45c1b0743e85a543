import { useCommentEvents } from './comments.realtime.ts'

/** Listens for as long as somebody is signed in; draws nothing. */
export function CommentEvents() {
  useCommentEvents()
  return null
}
