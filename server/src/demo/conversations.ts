import type { DemoPerson } from './people';

export interface DemoConversation {
  between: readonly [DemoPerson['name'], DemoPerson['name']];
  /** Oldest first. */
  messages: readonly { from: DemoPerson['name']; hoursAgo: number; text: string }[];
}

/** The messages between people of the demo's company. Everybody has read everything. */
export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    between: ['realtor', 'agent'],
    messages: [
      { from: 'agent', hoursAgo: 51, text: 'The appraisal of Sumac Street is 8,000 dollars below the price.' },
      {
        from: 'realtor',
        hoursAgo: 50,
        text: 'Then we object to it. When is the objection due?',
      },
      { from: 'agent', hoursAgo: 49, text: 'It is on the timeline. I will write it today.' },
      { from: 'agent', hoursAgo: 27, text: 'The sellers offer to meet in the middle.' },
      { from: 'realtor', hoursAgo: 26, text: 'Good. Please get that in writing.' },
    ],
  },
  {
    between: ['realtor', 'employee'],
    messages: [
      { from: 'realtor', hoursAgo: 7, text: 'Could you order the title commitment for Juniper Lane?' },
      { from: 'employee', hoursAgo: 6, text: 'Ordered. They promised it for tomorrow morning.' },
      { from: 'realtor', hoursAgo: 5, text: 'Thank you!' },
    ],
  },
];
