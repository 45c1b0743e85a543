import { Link } from 'react-router-dom'

import { useOpenInSight } from '#shared/browser/use-open-in-sight.ts'
import { paths } from '#shared/paths.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { projectsCopy as copy, type ProjectPart } from './projects.copy.ts'

const parts = Object.keys(copy.parts) as ProjectPart[]

const addressOf = (projectId: string, part: ProjectPart) =>
  part === 'overview' ? paths.project(projectId) : paths.projectPart(projectId, part)

/** The pages of one project. */
export function ProjectNav({ projectId, part }: { projectId: string; part: ProjectPart }) {
  const bar = useOpenInSight<HTMLElement>(part)
  return (
    <nav ref={bar} aria-label="Project" className="scroll-quiet mb-5 flex gap-1 overflow-x-auto border-b border-line">
      {parts.map((each) => (
        <Link
          key={each}
          to={addressOf(projectId, each)}
          aria-current={each === part ? 'page' : undefined}
          className={classNames(
            '-mb-px flex h-10 items-center border-b-2 px-3 font-medium whitespace-nowrap -outline-offset-2 transition-colors hover:text-ink',
            each === part ? 'border-accent text-ink' : 'border-transparent text-ink-muted',
          )}
        >
          {copy.parts[each]}
        </Link>
      ))}
    </nav>
  )
}
