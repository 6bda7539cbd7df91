import sharp from 'sharp';

// The bytes decide, not the name: SVG and other formats could carry more than a picture, so only these are opened.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadTiff'],
});
