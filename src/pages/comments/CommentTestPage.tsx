import { CommentTestBench } from '#features/comments/test-bench/CommentTestBench.tsx'

export function Component() {
  return <CommentTestBench />
}
