import 'pixi.js/unsafe-eval';
import {
  AbstractRenderer,
  BackgroundSystem,
  BatcherPipe,
  BlendModePipe,
  ColorMaskPipe,
  GCSystem,
  GlBackBufferSystem,
  GlBatchAdaptor,
  GlBufferSystem,
  GlColorMaskSystem,
  GlContextSystem,
  GlEncoderSystem,
  GlGeometrySystem,
  GlGraphicsAdaptor,
  GlLimitsSystem,
  GlobalUniformSystem,
  GlRenderTargetSystem,
  GlShaderSystem,
  GlStateSystem,
  GlStencilSystem,
  GlTextureSystem,
  GlUboSystem,
  GlUniformGroupSystem,
  GraphicsContextSystem,
  GraphicsPipe,
  RendererType,
  RenderGroupPipe,
  RenderGroupSystem,
  SchedulerSystem,
  SpritePipe,
  StencilMaskPipe,
  ViewSystem,
  type WebGLRenderer,
} from 'pixi.js';

/**
 * A stage draws from its atlas and two or three other textures. The library would write a shader
 * that chooses among sixteen, which a phone compiles for longer and runs more slowly.
 */
const TEXTURES_AT_ONCE = 4;

class StageLimits extends GlLimitsSystem {
  override contextChange() {
    this.maxTextures = TEXTURES_AT_ONCE;
    this.maxBatchableTextures = TEXTURES_AT_ONCE;
    this.maxUniformBindings = 0;
  }
}

const SYSTEMS = {
  backBuffer: GlBackBufferSystem,
  background: BackgroundSystem,
  view: ViewSystem,
  gc: GCSystem,
  scheduler: SchedulerSystem,
  graphicsContext: GraphicsContextSystem,
  globalUniforms: GlobalUniformSystem,
  renderGroup: RenderGroupSystem,
  ubo: GlUboSystem,
  context: GlContextSystem,
  limits: StageLimits,
  buffer: GlBufferSystem,
  texture: GlTextureSystem,
  renderTarget: GlRenderTargetSystem,
  geometry: GlGeometrySystem,
  uniformGroup: GlUniformGroupSystem,
  shader: GlShaderSystem,
  encoder: GlEncoderSystem,
  state: GlStateSystem,
  stencil: GlStencilSystem,
  colorMask: GlColorMaskSystem,
};

const PIPES = {
  graphics: GraphicsPipe,
  blendMode: BlendModePipe,
  colorMask: ColorMaskPipe,
  batch: BatcherPipe,
  sprite: SpritePipe,
  renderGroup: RenderGroupPipe,
  stencilMask: StencilMaskPipe,
};

const ADAPTORS = { batch: GlBatchAdaptor, graphics: GlGraphicsAdaptor };

/** The library's WebGL renderer with the parts that a stage draws with, in the library's order. */
export const createRenderer = () =>
  new AbstractRenderer({
    name: 'webgl',
    type: RendererType.WEBGL,
    systems: named(SYSTEMS),
    renderPipes: named(PIPES),
    renderPipeAdaptors: named(ADAPTORS),
  }) as WebGLRenderer;

// The library's own lists are as loosely typed.
const named = (parts: Record<string, unknown>) =>
  Object.entries(parts).map(([name, value]) => ({ name, value: value as never }));
