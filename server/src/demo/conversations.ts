import type { DemoPerson } from './people';

export interface DemoConversation {
  between: readonly [DemoPerson['name'], DemoPerson['name']];
  /** Oldest first. */
  messages: readonly { from: DemoPerson['name']; hoursAgo: number; text: string }[];
}

/** What people of the demo's company have written to each other. Everybody has read everything. */
export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    between: ['realtor', 'agent'],
    messages: [
      { from: 'agent', hoursAgo: 51, text: 'The inspection at Larkspur Court found a soft spot in the roof.' },
      {
        from: 'realtor',
        hoursAgo: 50,
        text: 'Ask for a roofer’s estimate before we answer. When is the resolution due?',
      },
      { from: 'agent', hoursAgo: 49, text: 'It is on the timeline. I will call the roofer today.' },
      { from: 'agent', hoursAgo: 27, text: 'The estimate is here: 2,400 dollars. The sellers would pay half.' },
      { from: 'realtor', hoursAgo: 26, text: 'Good. Let us offer that in writing.' },
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
