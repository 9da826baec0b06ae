"""Trains the net that reads cells and writes its weights as bytes.

    python train.py --cells FOLDER --epochs 12 --channels 16 32 48 --dense 64 --out ../src/weights.bin

FOLDER holds what `make-cells.sh` makes: N.crops with 28 × 28 bytes a cell, and N.labels with one.
"""

import argparse
import struct
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn.functional import binary_cross_entropy_with_logits, cross_entropy, one_hot

SIDE = 28


class Net(nn.Module):
    """Three convolutions with pooling, a dense layer, and eleven outputs: blank, 1 to 9, and whether it is by hand."""

    def __init__(self, channels, dense):
        super().__init__()
        first, second, third = channels
        self.layers = nn.Sequential(
            nn.Conv2d(1, first, 3, padding=1), nn.BatchNorm2d(first), nn.ReLU(), nn.MaxPool2d(2),
            nn.Conv2d(first, second, 3, padding=1), nn.BatchNorm2d(second), nn.ReLU(), nn.MaxPool2d(2),
            nn.Conv2d(second, third, 3, padding=1), nn.BatchNorm2d(third), nn.ReLU(), nn.MaxPool2d(2),
            nn.Flatten(), nn.Dropout(0.15),
            nn.Linear(third * 9, dense), nn.ReLU(), nn.Linear(dense, 11),
        )  # fmt: skip

    def forward(self, crops):
        return self.layers(crops)


def load(folder):
    """All cells of a folder, in the order of the files' names."""
    crops, labels = [], []
    for file in sorted(Path(folder).glob("*.labels")):
        label = np.fromfile(file, np.uint8)
        crop = np.fromfile(file.with_suffix(".crops"), np.uint8).reshape(-1, SIDE, SIDE)
        count = min(len(crop), len(label))
        crops.append(crop[:count])
        labels.append(label[:count])
    return torch.from_numpy(np.concatenate(crops)), torch.from_numpy(np.concatenate(labels))


def changed(crops, generator):
    """The crops as bytes, a little moved and of other strength, as floats from 0 to 1."""
    crops = crops.float() / 255
    shift = torch.randint(-1, 2, (2,), generator=generator).tolist()
    crops = torch.roll(crops, shift, (1, 2))
    count = len(crops)
    strength = torch.exp(torch.randn(count, 1, 1, generator=generator) * 0.15)
    return (crops * strength).clamp(0, 1).unsqueeze(1)


def laid_over(crops, labels, generator):
    """Lays a few of the digits on their sides or on their heads, in place; returns which. A grid that stands upright is told
    by digits that are clear, so these must not be: 7 on its head is like a written 1, if the net has never seen it."""
    digit = labels % 10
    is_laid = (torch.rand(len(crops), generator=generator) < 0.06) & (digit > 0)
    turns = torch.randint(1, 4, (len(crops),), generator=generator)
    looks_the_same = (digit == 1) | (digit == 6) | (digit == 8) | (digit == 9)
    is_laid &= (turns != 2) | ~looks_the_same
    for turn in (1, 2, 3):
        chosen = is_laid & (turns == turn)
        crops[chosen] = torch.rot90(crops[chosen], turn, (2, 3))
    return is_laid


def losses(out, labels, is_laid):
    """How wrong the digits are, and how wrong the handwriting is, which only counts where there is a digit that stands upright."""
    target = one_hot(labels.long() % 10, 10).float() * 0.98 + 0.002
    target[is_laid] = 0.1
    by_hand = (labels >= 10).float()
    hand = binary_cross_entropy_with_logits(out[:, 10], by_hand, weight=((labels > 0) & ~is_laid).float())
    return cross_entropy(out[:, :10], target), hand


def test(net, crops, labels):
    """The part of the cells whose digit is right, and of the digits whose hand is."""
    right = hand = digits = 0
    net.eval()
    with torch.no_grad():
        for start in range(0, len(crops), 4096):
            out = net(crops[start : start + 4096].float().unsqueeze(1) / 255)
            label = labels[start : start + 4096]
            right += (out[:, :10].argmax(1) == label % 10).sum().item()
            hand += (((out[:, 10] > 0) == (label >= 10)) & (label > 0)).sum().item()
            digits += (label > 0).sum().item()
    net.train()
    return right / len(crops), hand / digits


def folded(net):
    """The layers with the batch norms in them: weights and biases, as arrays."""
    layers = list(net.layers)
    for layer, norm in zip(layers, layers[1:] + [None]):
        if not hasattr(layer, "weight") or isinstance(layer, nn.BatchNorm2d):
            continue
        weight, bias = layer.weight.detach(), layer.bias.detach()
        if isinstance(norm, nn.BatchNorm2d):
            factor = norm.weight.detach() / torch.sqrt(norm.running_var + norm.eps)
            weight = weight * factor.reshape(-1, *[1] * (weight.dim() - 1))
            bias = (bias - norm.running_mean) * factor + norm.bias.detach()
        yield weight.numpy(), bias.numpy()


def pack(net, channels, dense):
    """The weights as bytes: the sizes of the layers as u16, then for each layer and each of its outputs the scale and
    the bias as f32, then the layer's weights as i8, the outputs of an input beside each other."""
    data = struct.pack("<4H", *channels, dense)
    for index, (weight, bias) in enumerate(folded(net)):
        data += packed_layer(weight, bias, channels[2] if index == 3 else 0)
    return data


def packed_layer(weight, bias, channels=0):
    """A layer as `pack` says; a dense one reads the net's last picture if that picture's `channels` are given."""
    out = len(weight)
    if weight.ndim == 4:
        flat = weight.transpose(2, 3, 1, 0).reshape(-1, out)  # row, column, input; output
    elif channels:  # the net's last picture is row, column, channel in Rust
        flat = weight.reshape(out, channels, 3, 3).transpose(2, 3, 1, 0).reshape(-1, out)
    else:
        flat = weight.T
    scale = np.abs(flat).max(axis=0) / 127
    data = struct.pack(f"<{out}f", *scale) + struct.pack(f"<{out}f", *bias)
    return data + np.round(flat / scale).astype(np.int8).tobytes()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--cells", required=True)
    parser.add_argument("--epochs", type=float, default=12)
    parser.add_argument("--channels", type=int, nargs=3, default=[16, 32, 48])
    parser.add_argument("--dense", type=int, default=64)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    torch.manual_seed(9)
    torch.set_num_threads(arguments.threads)
    generator = torch.Generator().manual_seed(9)
    crops, labels = load(arguments.cells)
    kept = len(crops) // 40 // 81 * 81  # the last fortieth is never trained on
    held = crops[-kept:], labels[-kept:]
    crops, labels = crops[:-kept], labels[:-kept]
    net = Net(arguments.channels, arguments.dense).to(memory_format=torch.channels_last)
    batch = 256
    steps = int(len(crops) * arguments.epochs / batch)
    optimizer = torch.optim.AdamW(net.parameters(), weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4e-3, total_steps=steps, pct_start=0.15)
    started, order = time.time(), torch.randperm(len(crops), generator=generator)
    place, total = 0, 0.0
    for step in range(1, steps + 1):
        if place + batch > len(order):
            order, place = torch.randperm(len(crops), generator=generator), 0
        chosen = order[place : place + batch]
        place += batch
        seen, label = changed(crops[chosen], generator), labels[chosen]
        is_laid = laid_over(seen, label, generator)
        digit, hand = losses(net(seen), label, is_laid)
        optimizer.zero_grad()
        (digit + 0.3 * hand).backward()
        optimizer.step()
        schedule.step()
        total += digit.item()
        if step % 500 == 0 or step == steps:
            right, by_hand = test(net, held[0][: 81 * 100], held[1][: 81 * 100])
            print(f"{step}/{steps}  loss {total / 500:.4f}  right {right:.4f}  hand {by_hand:.4f}  {time.time() - started:.0f} s", flush=True)
            total = 0.0
            net.eval()
            Path(arguments.out).write_bytes(pack(net, arguments.channels, arguments.dense))
            net.train()
    right, by_hand = test(net, *held)
    print(f"{len(crops)} cells trained on, {len(held[0])} held back: {right:.4%} right, hand {by_hand:.4%}")


if __name__ == "__main__":
    main()
