import { press, type Tour } from './tour';

export const messaging: readonly Tour[] = [
  {
    world: 'pictures',
    stops: [
      {
        file: 'features/read-thread/picture-message.tsx',
        title: /^Picture /,
        open: press(/^Open the picture/),
      },
    ],
  },
];
