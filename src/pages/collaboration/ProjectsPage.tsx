import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'

import { ProjectsList } from '#features/collaboration/project-list/ProjectsList.tsx'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

export function Component() {
  const [address, setAddress] = useSearchParams()
  return (
    <ListFrame
      toolbar={
        <PageTitle
          lead="Your saved syntheses and the projects you share with others, in one list."
          actions={
            <ButtonLink to={paths.newProject()} variant="primary" icon={Plus}>
              New project
            </ButtonLink>
          }
        >
          Projects
        </PageTitle>
      }
    >
      <ProjectsList address={address} onAddress={(next) => setAddress(next, { replace: true })} />
    </ListFrame>
  )
}
