import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'

import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { tableCsv, type FigureTable } from '#shared/figures/figure-table.ts'
import { paint } from '#shared/figures/paint.ts'
import { svgText } from '#shared/figures/svg-file.ts'
import { TooltipProvider } from '#shared/ui/TooltipProvider.tsx'

const table: FigureTable = {
  columns: [{ label: 'Study' }, { label: 'Effect', isNumber: true }],
  rows: [
    { id: 'a', cells: ['Aronson, "first"', { text: '−0.89', value: -0.889311 }] },
    { id: 'b', cells: ['=SUM(A1)', { text: 'no limit', value: Number.POSITIVE_INFINITY }] },
  ],
}

function show(chosen: string[] = []) {
  return render(
    <MemoryRouter>
      <TooltipProvider>
        <FigureFrame title="Forest plot" fileName="forest" table={table} caption="Squares are studies.">
          {(width) => (
            <FigureSvg width={width} height={100} title="Forest plot of two studies" desc="Both lie left of one.">
              <rect width={10} height={10} fill={paint.accent} data-screen-only />
              {['a', 'b', 'c'].map((id, i) => (
                <FigureMark key={id} label={`Study ${id}`} isFirst={i === 0} onChoose={() => chosen.push(id)}>
                  <circle r={4} fill={paint.ink} className="some-class" />
                </FigureMark>
              ))}
            </FigureSvg>
          )}
        </FigureFrame>
      </TooltipProvider>
    </MemoryRouter>,
  )
}

describe('a figure', () => {
  test('is named and described, and its marks are walked by arrow keys and chosen by Enter', async () => {
    const chosen: string[] = []
    show(chosen)
    const user = userEvent.setup()
    const drawing = screen.getByRole('group', { name: 'Forest plot of two studies' })
    expect(drawing).toHaveAccessibleDescription('Both lie left of one.')
    const [first, second, third] = within(drawing).getAllByRole('button')
    first?.focus()
    await user.keyboard('{ArrowDown}')
    expect(second).toHaveFocus()
    await user.keyboard('{Enter}{End}')
    expect(third).toHaveFocus()
    await user.keyboard(' {ArrowRight}')
    expect(first).toHaveFocus()
    expect(chosen).toEqual(['b', 'c'])
  })

  test('is there as a table too', async () => {
    show()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await userEvent.setup().click(screen.getByRole('button', { name: 'As a table' }))
    const rows = within(screen.getByRole('table', { name: 'Forest plot as a table' })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual(['StudyEffect', 'Aronson, "first"−0.89', '=SUM(A1)no limit'])
  })

  test('stands alone as a file: colours written out, nothing of the screen in it, white ground, size in pixels', () => {
    const { container } = show()
    const svg = container.querySelector('svg[viewBox="0 0 720 100"]') as SVGSVGElement
    const text = svgText(svg)
    expect(text).not.toMatch(/var\(|class=|tabindex|role=|aria-|data-/)
    const file = new DOMParser().parseFromString(text, 'image/svg+xml')
    expect(file.querySelector('parsererror')).toBeNull()
    expect(file.documentElement.getAttribute('width')).toBe('720')
    expect(file.querySelectorAll('circle')).toHaveLength(3)
    expect(file.querySelector('circle')?.getAttribute('fill')).toBe('#1d1c19')
    expect([...file.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'))).toEqual(['#ffffff'])
    expect(file.querySelector('title')?.textContent).toBe('Forest plot of two studies')
    // The drawing on the page is as it was.
    expect(svg.querySelector('circle')?.getAttribute('fill')).toBe('var(--ink)')
  })

  test('gives its table to a spreadsheet with full numbers and no formulas', () => {
    expect(tableCsv(table)).toBe('\uFEFFStudy,Effect\r\n"Aronson, ""first""",-0.889311\r\n\'=SUM(A1),no limit\r\n')
  })
})
