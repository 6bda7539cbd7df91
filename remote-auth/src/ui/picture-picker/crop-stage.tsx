import { Avatar } from '@keydate/ui';
import { useEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { copy } from './copy';
import { Preview, Sides, Stage, Zoom } from './crop-stage.styles';
import { cutPicture, type PictureArea } from './cut-picture';
import { useBlobAddress } from './use-blob-address';

interface CropStageProps {
  address: string;
  /** The picture's MIME type. */
  type: string;
  onLoaded: (size: { width: number; height: number }) => void;
  onUnreadable: () => void;
  /** Given a way to cut out what is seen in the stage at this moment. */
  onMoved: (cut: () => Promise<Blob>) => void;
}

const MAX_ZOOM = 4;
/** How far an arrow key moves the picture, in px of the page; a fifth of it with Shift. */
const KEYBOARD_STEP = 8;
/** For how long the picture lies still before it is cut for the preview, in ms: a cut of a large one takes as long as some frames. */
const STILL = 80;

/** The picture with the part that is kept, moved by pointer or arrow keys; and what comes of it at its real sizes. */
export function CropStage({ address, type, onLoaded, onUnreadable, onMoved }: CropStageProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea>();
  const [preview, setPreview] = useState<Blob>();
  const picture = useRef<HTMLImageElement>(null);
  const previewAddress = useBlobAddress(preview);

  useEffect(() => {
    const source = picture.current;
    if (!area || !source) return;
    let isWanted = true;
    const cut = () => cutPicture(source, type, area);
    onMoved(cut);
    const whenStill = setTimeout(() => void cut().then((blob) => isWanted && setPreview(blob), onUnreadable), STILL);
    return () => {
      isWanted = false;
      clearTimeout(whenStill);
    };
  }, [area, type, onMoved, onUnreadable]);

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
            onCropAreaChange={(_shares, pixels) => setArea(pixels)}
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
        <Avatar src={previewAddress} size={96} />
        <Avatar src={previewAddress} size={48} />
        <Avatar src={previewAddress} size={38} />
      </Preview>
    </Sides>
  );
}
