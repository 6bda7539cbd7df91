import { Avatar } from '@keydate/ui';
import { useEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { copy } from './copy';
import { Preview, Sides, Stage, Zoom } from './crop-stage.styles';
import { cropPicture, type PictureArea } from './crop-picture';
import { useBlobUrl } from './use-blob-url';

interface CropStageProps {
  url: string;
  /** The picture's MIME type. */
  type: string;
  onLoaded: (size: { width: number; height: number }) => void;
  onUnreadable: () => void;
  /** Receives a function that gives the picture as it is cropped now. */
  onMoved: (crop: () => Promise<Blob>) => void;
}

const MAX_ZOOM = 4;
/** How far an arrow key moves the picture, in px of the page. With Shift, a fifth of that. */
const KEYBOARD_STEP = 8;
/** Time without a move before the preview is drawn, in ms: to crop a large picture takes several frames. */
const PREVIEW_DELAY_MS = 80;

/** Crops a picture, by pointer or by arrow keys, and previews it in the sizes in which it will be shown. */
export function CropStage({ url, type, onLoaded, onUnreadable, onMoved }: CropStageProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea>();
  const [preview, setPreview] = useState<Blob>();
  const picture = useRef<HTMLImageElement>(null);
  const previewUrl = useBlobUrl(preview);

  useEffect(() => {
    const source = picture.current;
    if (!area || !source) return;
    let isCurrent = true;
    const crop = () => cropPicture(source, type, area);
    onMoved(crop);
    const timer = setTimeout(
      () => void crop().then((blob) => isCurrent && setPreview(blob), onUnreadable),
      PREVIEW_DELAY_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [area, type, onMoved, onUnreadable]);

  return (
    <Sides>
      <div>
        <Stage>
          <Cropper
            image={url}
            crop={position}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            keyboardStep={KEYBOARD_STEP}
            aspect={1}
            cropShape="round"
            objectFit="cover"
            showGrid={false}
            zoomWithScroll={false}
            disableAutomaticStylesInjection
            setImageRef={(ref) => (picture.current = ref.current)}
            mediaProps={{ onError: onUnreadable }}
            cropperProps={{ role: 'group', 'aria-label': copy.stage }}
            onMediaLoaded={({ naturalWidth: width, naturalHeight: height }) => onLoaded({ width, height })}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropAreaChange={(_percentages, pixels) => setArea(pixels)}
          />
        </Stage>
        <Zoom>
          {copy.zoom}
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            onChange={({ target }) => setZoom(target.valueAsNumber)}
          />
        </Zoom>
      </div>
      <Preview role="group" aria-label={copy.preview}>
        <Avatar src={previewUrl} size={96} />
        <Avatar src={previewUrl} size={48} />
        <Avatar src={previewUrl} size={38} />
      </Preview>
    </Sides>
  );
}
