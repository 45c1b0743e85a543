// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { graphml, type Graph } from '#science/networks/graphml.ts'
import { standAloneHtml } from '#science/networks/stand-alone-html.ts'

const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
const parsed = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}

test('every network is well formed and reads back with all its nodes, edges and values, whatever they are called', () => {
  fc.assert(
    fc.property(
      fc.array(name, { maxLength: 8 }),
      fc.array(fc.tuple(fc.nat(7), fc.nat(7), fc.double({ noNaN: true }))),
      (labels, pairs) => {
        const nodes = labels.map((label, index) => ({
          id: `n${index}`,
          label,
          data: { year: 1990 + index, about: label },
        }))
        const edges = pairs
          .filter(([a, b]) => a < nodes.length && b < nodes.length)
          .map(([a, b, weight]) => ({ from: `n${a}`, to: `n${b}`, data: { weight } }))
        const document = parsed(graphml({ isDirected: true, nodes, edges, about: labels }))
        const key = (attr: string) => document.querySelector(`key[attr\\.name="${attr}"]`)?.getAttribute('id')
        expect(document.querySelectorAll('node').length).toBe(nodes.length)
        expect(
          [...document.querySelectorAll('edge')].map((edge) => [
            edge.getAttribute('source'),
            edge.getAttribute('target'),
          ]),
        ).toEqual(edges.map(({ from, to }) => [from, to]))
        for (const [index, node] of [...document.querySelectorAll('node')].entries())
          expect(node.querySelector(`data[key="${key('year')}"]`)?.textContent).toBe(String(1990 + index))
        for (const [index, edge] of [...document.querySelectorAll('edge')].entries())
          expect(Number(edge.querySelector(`data[key="${key('weight')}"]`)?.textContent)).toBe(
            edges[index]?.data.weight,
          )
      },
    ),
  )
})

test('a value that is a number in one place and text in another is declared as text', () => {
  const graph: Graph = {
    isDirected: false,
    nodes: [
      { id: 'a', label: 'A', data: { when: 1990 } },
      { id: 'b', label: 'B', data: { when: 'no year' } },
    ],
    edges: [],
    about: [],
  }
  expect(parsed(graphml(graph)).querySelector('key[attr\\.name="when"]')?.getAttribute('attr.type')).toBe('string')
})

test('a page that stands alone runs nothing that a paper is called', () => {
  const hostile = '<img src=x onerror="alert(1)">'
  const html = standAloneHtml({
    title: hostile,
    lead: hostile,
    figures: ['<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>'],
    tables: [{ caption: hostile, head: [hostile], rows: [[hostile]] }],
    provenance: [hostile],
  })
  const document = new DOMParser().parseFromString(html, 'text/html')
  expect(document.querySelectorAll('img, script').length).toBe(0)
  expect(document.querySelector('td')?.textContent).toBe(hostile)
  expect(document.querySelector('figure svg rect')).not.toBeNull()
})
