import { deskPage } from './desk-page.tsx'

export const { Component, ready, ahead } = deskPage('scoping')
