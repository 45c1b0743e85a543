import { X } from 'lucide-react'
import { useMemo } from 'react'

import { commentCategorySchema, commentPrioritySchema } from '#contract/comments.ts'
import { statusOptions } from '#research/comments/comment-status.ts'
import { pageLabel, subpageLabel } from '#research/comments/page-labels.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { FilterButton } from '#shared/ui/FilterButton.tsx'

import type { BoardComment } from './board-comments.ts'
import { ages, isFiltered, withoutFilters, type BoardLook } from './board-look.ts'
import { boardCopy as copy } from './board.copy.ts'

type Option = { value: string; label: string }
type Props = { look: BoardLook; comments: readonly BoardComment[]; onLook: (look: BoardLook) => void }

const sorted = (options: Option[]) => options.toSorted((a, b) => a.label.localeCompare(b.label))
const unique = (values: readonly string[]) => [...new Set(values)].filter((value) => value !== '')

/** What occurs can be chosen; what the address asks for stays among the choices even where it does not occur. */
function useChoices(comments: readonly BoardComment[], { page, subpage, person }: BoardLook) {
  return useMemo(() => {
    const chosen = (value: string | undefined) => (value === undefined ? [] : [value])
    const onPage = comments.filter((comment) => page === undefined || comment.page === page)
    return {
      pages: sorted(
        unique([...comments.map((comment) => comment.page), ...chosen(page)]).map((value) => ({
          value,
          label: pageLabel({ commentPage: value }),
        })),
      ),
      subpages: sorted(
        unique([...onPage.map((comment) => comment.subpage), ...chosen(subpage)]).map((value) => ({
          value,
          label: subpageLabel({ commentPage: '', commentSubpage: value }),
        })),
      ),
      people: sorted(
        unique([...comments.map((comment) => comment.person), ...chosen(person)]).map((value) => ({
          value,
          label: value,
        })),
      ),
    }
  }, [comments, page, subpage, person])
}

const named = (values: readonly string[], names: Readonly<Record<string, string>>): Option[] =>
  values.map((value) => ({ value, label: names[value] ?? value }))

const fields = ['page', 'subpage', 'status', 'category', 'priority', 'age', 'person'] as const

/** Which comments are shown. Each choice goes into the address. */
export function BoardFilters({ look, comments, onLook }: Props) {
  const { pages, subpages, people } = useChoices(comments, look)
  const field = (name: keyof BoardLook, label: string, any: string, options: readonly Option[]) => (
    <SelectField
      label={label}
      className="min-w-0"
      value={look[name] ?? ''}
      options={[{ value: '', label: any }, ...options]}
      onChange={({ target }) => onLook({ ...look, spot: undefined, [name]: target.value || undefined })}
    />
  )
  return (
    <div>
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <FilterButton label={copy.filters} count={fields.filter((name) => look[name] !== undefined).length}>
          {field('page', copy.page, copy.any.page, pages)}
          {field('subpage', copy.subpage, copy.any.subpage, subpages)}
          {field('status', copy.status, copy.allStatus, statusOptions)}
          {field('category', copy.category, copy.any.category, named(commentCategorySchema.options, copy.categories))}
          {field('priority', copy.priority, copy.any.priority, named(commentPrioritySchema.options, copy.priorities))}
          {field('age', copy.age, copy.anyAge, named(ages, copy.ages))}
          {field('person', copy.person, copy.anyPerson, people)}
        </FilterButton>
        <Checkbox
          label={copy.unanswered}
          checked={look.unanswered === '1'}
          onChange={(isOn) => onLook({ ...look, unanswered: isOn ? '1' : undefined })}
        />
        {look.spot !== undefined && (
          <Button size="small" icon={X} onClick={() => onLook({ ...look, spot: undefined })}>
            {copy.spot}
          </Button>
        )}
        {isFiltered(look) && (
          <Button size="small" variant="ghost" onClick={() => onLook(withoutFilters(look))}>
            {copy.clearFilters}
          </Button>
        )}
      </div>
    </div>
  )
}
