import { CollaborationDemo } from '#features/collaboration/demo/CollaborationDemo.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

export function Component() {
  return (
    <ListFrame
      toolbar={
        <PageTitle lead="This is a demo: the people are invented, nothing is sent to the server, and leaving the page clears it.">
          Collaboration demo
        </PageTitle>
      }
    >
      <CollaborationDemo />
    </ListFrame>
  )
}
