import { Avatar } from '@keydate/ui';
import { useEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { copy } from './copy';
import { Preview, Sides, Stage, Zoom } from './crop-stage.look';
import { cutPicture, type PictureArea } from './cut-picture';

interface CropStageProps {
  address: string;
  /** The picture's MIME type. */
  type: string;
  onLoaded: (size: { width: number; height: number }) => void;
  onUnreadable: () => void;
  onCut: (picture: Blob) => void;
  /** The address of what was cut, for the preview. */
  cutAddress: string | undefined;
}

const MAX_ZOOM = 4;
/** How far an arrow key moves the picture, in px of the page; a fifth of it with Shift. */
const KEYBOARD_STEP = 8;

/** The picture with the part that is kept, moved by pointer or arrow keys; and what comes of it at its real sizes. */
export function CropStage({ address, type, onLoaded, onUnreadable, onCut, cutAddress }: CropStageProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea>();
  const picture = useRef<HTMLImageElement>(null);

  useEffect(() => {
    if (!area || !picture.current) return;
    let isWanted = true;
    cutPicture(picture.current, type, area).then((cut) => isWanted && onCut(cut), onUnreadable);
    return () => {
      isWanted = false;
    };
  }, [area, type, onCut, onUnreadable]);

  return (
    <Sides>
      <div>
        <Stage>
          <Cropper
            image={address}
            crop={crop}
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
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_shares, pixels) => setArea(pixels)}
          />
        </Stage>
        <Zoom>
          {copy.zoom}
          <input type="range" min={1} max={MAX_ZOOM} step={0.05} value={zoom} onChange={({ target }) => setZoom(target.valueAsNumber)} />
        </Zoom>
      </div>
      <Preview role="group" aria-label={copy.preview}>
        <Avatar src={cutAddress} size={96} />
        <Avatar src={cutAddress} size={48} />
        <Avatar src={cutAddress} size={38} />
      </Preview>
    </Sides>
  );
}
