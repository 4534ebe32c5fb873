import { catalogueTexts } from '@palaro/catalogue/texts';
import type { Page } from '@palaro/client';
import { rebateTexts } from './texts.ts';

const texts = [rebateTexts, catalogueTexts];

export const rebatePages: readonly Page[] = [
  {
    path: '/m/member/manualRebate',
    title: 'rebate.title',
    switch: 'MANPLAYREB3',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    texts,
    load: () => import('./ManualRebatePage.tsx'),
  },
  {
    path: '/m/member/rebateReport',
    title: 'rebate.report_title',
    switch: 'PLYRBT',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    texts,
    load: () => import('./RebateReportPage.tsx'),
  },
];
